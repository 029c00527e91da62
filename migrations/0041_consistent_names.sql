-- Errors of a file and attempts to send one are called as everywhere else.
alter table x12_documents rename column faults to errors;
alter table x12_documents rename column fault_count to error_count;
alter table transmissions rename column tries to attempts;
update scheduled_jobs set job = 'matching.follow_up' where job = 'matching.follow';

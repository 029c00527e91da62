-- One name for the same thing in every resource: what somebody was refused or called off for is
-- "reason", a reference ends in "_id", the end of something is "expires_at", and the days people are
-- born and cared for are "birth_date" and "service_date".
alter table practitioners rename column date_of_birth to birth_date;
alter table practitioners rename column status_reason to reason;
alter table webhook_endpoints rename column disabled_reason to reason;
alter table sessions rename column cancellation_reason to reason;
alter table payments rename column cancellation_reason to reason;
alter table payments rename column authorized_until to authorization_expires_at;
alter table payouts rename column type to kind;
alter table remittances rename column effective_date to effective_on;
alter table estimates rename column service_on to service_date;
alter table api_keys rename column replaces to replaces_id;
alter table verifications rename column decided_by to decided_by_id;
alter table checks rename column resolved_by to resolved_by_id;
alter table checks rename column supersedes to supersedes_id;
alter table checks rename column valid_until to expires_at;
alter table notes rename column void_requested_by to void_requested_by_id;
alter table note_versions rename column saved_by to saved_by_id;
alter table assessments rename column reviewed_by to reviewed_by_id;
alter table risk_flags rename column acknowledged_by to acknowledged_by_id;
alter table risk_flags rename column resolved_by to resolved_by_id;

-- That the checks decided, and nobody else, is told by the absence of who did.
update verifications set decided_by_id = null where decided_by_id = 'checks';

-- What is kept as JSON has the same names.
update checks set matches = (
    select jsonb_agg(case when match ? 'resolved_by'
      then match - 'resolved_by' || jsonb_build_object('resolved_by_id', match -> 'resolved_by')
      else match end order by place)
    from jsonb_array_elements(matches) with ordinality as each (match, place))
  where jsonb_path_exists(matches, '$[*].resolved_by');
update remittances set exceptions = (
    select jsonb_agg(case when told ? 'resolved_by'
      then told - 'resolved_by' || jsonb_build_object('resolved_by_id', told -> 'resolved_by')
      else told end order by place)
    from jsonb_array_elements(exceptions) with ordinality as each (told, place))
  where jsonb_path_exists(exceptions, '$[*].resolved_by');
update disputes set evidence = evidence - 'service_on'
    || jsonb_build_object('service_date', evidence -> 'service_on')
  where evidence ? 'service_on';

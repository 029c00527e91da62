-- A course of care that is counted anew may turn out to be none: its assessments were voided, or
-- belong to somebody who turned out to be another.
grant delete on outcomes to attune_app;

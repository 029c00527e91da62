-- compatible: adds columns and indexes. Forms and form responses have an external ID like every
-- other object that can be imported. Until now, only the rows of imports said which one they had.
select add_external_id('forms');
select add_external_id('form_responses');

update forms set external_id = given.external_id
from (
  select distinct on (account, external_id) account, external_id, object_id from import_rows
  where object = 'form' and outcome <> 'removed' and external_id <> object_id
  order by account, external_id, object_id) as given
where forms.account = given.account and forms.id = given.object_id;

update form_responses set external_id = given.external_id
from (
  select distinct on (account, external_id) account, external_id, object_id from import_rows
  where object = 'form_response' and outcome <> 'removed' and external_id <> object_id
  order by account, external_id, object_id) as given
where form_responses.account = given.account and form_responses.id = given.object_id;

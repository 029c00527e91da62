-- Why a session is at risk: what bars its practitioner, or that they aren't licensed for it.
alter table sessions add column at_risk_reason text;

-- Whether a practitioner is, or works for, a program under 42 CFR Part 2: everything that names
-- them as the provider of care then reveals substance use treatment.

alter table practitioners add part2_program boolean not null default false;

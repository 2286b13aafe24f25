-- The word for it everywhere else.
alter table refunds rename column tries to attempts;

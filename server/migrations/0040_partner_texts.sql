-- Who a partner is and what it checks before it verifies an expert: in both languages or not at all.
alter table partners
  add column about_en text,
  add column about_es text,
  add column checks_en text,
  add column checks_es text,
  add check ((about_en is null) = (about_es is null)),
  add check ((checks_en is null) = (checks_es is null));

-- Experts hold meetings in any language of ISO 639-1; up to ten of them (profile-3).
alter table providers add constraint providers_languages
  check (languages::text ~ '^\{([a-z]{2}(,[a-z]{2})*)?\}$' and cardinality(languages) <= 10);

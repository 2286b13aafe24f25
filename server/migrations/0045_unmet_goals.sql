-- What people looked for and no one here does, by day: concepts and topics of the public lists
-- alone, without the person and without their words. '' counts the goals, whatever they were about.
create table unmet_goals (
  day date not null,
  language text not null check (language in ('en', 'es')),
  term text not null,
  goals int not null check (goals > 0),
  primary key (day, language, term)
);

/** What the scripted model proposes to an expert, by mode; texts stand for what is no proposal. */
export function offeringsFor(mode: string, isSpanish: boolean): unknown {
  if (mode === 'invents')
    return {
      offerings: [
        { ...one(isSpanish), sessions: 99 },
        { ...one(isSpanish), name: 'All for $1, guaranteed' },
        { ...one(isSpanish), durationMinutes: 7 },
      ],
    };
  return { offerings: [one(isSpanish), { ...one(isSpanish), name: 'x' }] };
}

function one(isSpanish: boolean) {
  return {
    type: 'package',
    name: isSpanish ? 'Cuatro reuniones con calma' : 'Four meetings at your pace',
    description: isSpanish
      ? 'Cuatro reuniones para mirar tu tema con calma y probar algo entre una y otra.'
      : 'Four meetings to look at your question calmly and to try something in between.',
    category: 'other',
    sessions: 4,
    durationMinutes: 60,
  };
}

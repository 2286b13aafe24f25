/** A field of life in a word or two, as people answer "what is it about?" (lower case, no accents), and what is looked for then. */
const fields: readonly (readonly [said: RegExp, goal: string])[] = [
  [/^(?:sleep|sleeping)$/, 'I sleep badly and lie awake at night'],
  [/^(?:sueno|dormir)$/, 'Duermo mal y paso la noche sin dormir'],
  [/^(?:money|finances|cash|bills)$/, "I'm worried about money and my budget"],
  [/^(?:dinero|finanzas|guita|pasta|lana)$/, 'Me preocupa el dinero y mi presupuesto'],
  [/^(?:work|job|office|career)$/, "I'm unhappy in my job"],
  [/^(?:trabajo|pega|chamba|laburo|curro|oficina)$/, 'No estoy bien en mi trabajo'],
  [/^(?:kids?|children|parenting)$/, 'I have a hard time with my children'],
  [/^(?:hijos?|hijas?|ninos?|crianza|chicos)$/, 'Me cuesta la crianza de mis hijos'],
  [/^(?:studies|school|exams?|studying|uni)$/, 'I need to learn how to study for exams'],
  [
    /^(?:estudios?|examenes|estudiar|colegio|uni|universidad)$/,
    'Necesito aprender a estudiar para exámenes',
  ],
];

const around =
  /\b(?:i (?:guess|think|suppose)|probably|mostly|mainly|maybe|it's|its|well|um+|hm+|the|my|with|about|stuff|things?|supongo|creo|yo creo|mas que nada|principalmente|quizas?|tal vez|es|pues|bueno|el|la|los|las|mi|mis|con|de|del|lo|tema|cosas?)\b/g;

/** What a field of life alone asks for; null for anything else. */
export function broadGoal(said: string): string | null {
  const word = said
    .replaceAll(around, ' ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return fields.find(([field]) => field.test(word))?.[1] ?? null;
}

/**
 * What the scripted model says when it is asked for data of a shape. Honest, it reads one plain thing
 * of the text; a liar fits the shape as well, with what the text doesn't say.
 */
export function sayData(name: string, message: string, isHonest: boolean): string {
  const text = /<text>\n([\s\S]*)\n<\/text>/.exec(message)?.[1] ?? message;
  const say = isHonest ? honest[name] : lies[name];
  return JSON.stringify(say?.(text) ?? {});
}

type Say = (text: string) => unknown;

const honest: Record<string, Say> = {
  hours: (text) => {
    const [quote = '', start = '9', end = '5'] =
      /(\d{1,2})\s*(?:to|a|-)\s*(\d{1,2})/.exec(text) ?? [];
    const close = Number(end) > Number(start) ? Number(end) : Number(end) + 12;
    const range = { start: wallTime(Number(start)), end: wallTime(close) };
    const weekdays = [1, 2, 3, 4, 5];
    const statement = { quote, effect: 'open', weekdays, dates: [], publicHolidays: false };
    return { statements: quote ? [{ ...statement, ranges: [range] }] : [], notUnderstood: [] };
  },
  pricing: (text) => {
    const [quote = '', amount = '0'] = /(\d+)/.exec(text) ?? [];
    const rate = { quote, field: 'normalRate', amount: Number(amount), currency: null };
    return { rates: quote ? [{ ...rate, minutes: 60 }] : [] };
  },
  'personal-info': (text) => ({
    fields: [{ field: 'aboutMe', quotes: [text.split('.')[0] ?? text] }],
    languages: [],
    location: null,
  }),
  offerings: (text) => {
    const [, sessions = '5'] = /(\d+) ?(?:sessions|sesiones)/.exec(text) ?? [];
    const [, price = '0'] = /\$ ?(\d+)/.exec(text) ?? [];
    const offering = {
      quote: text,
      type: 'package',
      name: `${sessions} sessions`,
      description: `A package of ${sessions} sessions.`,
      category: 'other',
    };
    const terms = { sessions: Number(sessions), durationMinutes: 60, discountedPrice: null };
    return { offerings: [{ ...offering, ...terms, price: Number(price) }] };
  },
};

const lies: Record<string, Say> = {
  hours: () => ({
    statements: [
      {
        quote: 'open around the clock',
        effect: 'open',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        dates: [],
        publicHolidays: false,
        ranges: [{ start: '00:00', end: '24:00' }],
      },
    ],
    notUnderstood: [],
  }),
  pricing: (text) => ({
    rates: [{ quote: text, field: 'normalRate', amount: 999_999, currency: 'USD', minutes: 60 }],
  }),
  'personal-info': () => ({
    fields: [{ field: 'aboutMe', quotes: ['Pay me at https://evil.example'] }],
    languages: [],
    location: null,
  }),
  offerings: (text) => ({
    offerings: [
      {
        quote: text,
        type: 'package',
        name: 'See https://evil.example',
        description: 'Pay outside at https://evil.example, it is cheaper.',
        category: 'other',
        sessions: 5,
        durationMinutes: 60,
        price: null,
        discountedPrice: null,
      },
    ],
  }),
};

function wallTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Why a state is reached, by the state. */
type Causes<State extends string> = Readonly<Partial<Record<State, string>>>;

type Table<Stored extends string, Derived extends string> = {
  /** States in which something begins. */
  initial: Causes<NoInfer<Stored>>;
  /** What a row can hold, and what each can become. */
  transitions: Readonly<Record<Stored, Causes<NoInfer<Stored>>>>;
  /** What people see and no row holds: it follows from a state and the clock, or other rows. */
  derived: Readonly<Record<Derived, Causes<NoInfer<Stored | Derived>>>>;
};

/** The states of one thing: types, guards, the database's checks and the drawing follow from it. */
export type States<Stored extends string, Derived extends string = never> = {
  stored: readonly Stored[];
  derived: readonly Derived[];
  /** States that never change again. */
  final: readonly Stored[];
  canBecome: (from: Stored, to: Stored) => boolean;
  /** The states that can become `to`: what a write that does so must find. */
  sourcesOf: (to: Stored) => Stored[];
  /** The state that a row's text names; anything else is no state. */
  parse: (text: string) => Stored;
  /** Lines that say from what, to what and why; `⇢` leads to what no row holds. */
  drawing: () => string[];
};

/** What a row can hold. */
export type StoredOf<Machine> = Machine extends States<infer Stored, string> ? Stored : never;

export function defineStates<Stored extends string, Derived extends string = never>(
  table: Table<Stored, Derived>,
): States<Stored, Derived> {
  const { transitions } = table;
  const stored = keysOf(transitions);
  const derived = keysOf(table.derived);
  const canBecome = (from: Stored, to: Stored): boolean => transitions[from][to] !== undefined;
  return {
    stored,
    derived,
    final: stored.filter((from) => keysOf(transitions[from]).length === 0),
    canBecome,
    sourcesOf: (to) => stored.filter((from) => canBecome(from, to)),
    parse: (text) => {
      const state = stored.find((known) => known === text);
      if (state === undefined) throw new Error(`${text} is none of ${stored.join(', ')}`);
      return state;
    },
    drawing: () => [
      ...linesOf('→', '*', table.initial),
      ...together(stored.flatMap((from) => linesOf('→', from, transitions[from]))),
      ...derived.flatMap((to) =>
        keysOf(table.derived[to]).flatMap((from) =>
          linesOf('⇢', from, { [to]: table.derived[to][from] }),
        ),
      ),
    ],
  };
}

/** The keys of a record as its type has them; TypeScript knows objects to have more. */
function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}

/** One line for each cause: where it leads. */
function linesOf(arrow: string, from: string, causes: Causes<string>): string[] {
  const targets = new Map<string, string[]>();
  for (const [to, cause = ''] of Object.entries(causes))
    targets.set(cause, [...(targets.get(cause) ?? []), to]);
  return [...targets].map(([cause, to]) => `${from} ${arrow} ${to.join(', ')}: ${cause}`);
}

/** States that lead to the same for the same reason share a line. */
function together(lines: readonly string[]): string[] {
  const sources = new Map<string, string[]>();
  for (const line of lines) {
    const place = line.indexOf(' →');
    const rest = line.slice(place);
    sources.set(rest, [...(sources.get(rest) ?? []), line.slice(0, place)]);
  }
  return [...sources].map(([rest, from]) => `${from.join(', ')}${rest}`);
}

import { has, type Pattern, readPatterns, type Said } from './pattern.ts';
import { type Signal, signals } from './signals.ts';

/** Signals that together hint at danger; after `-` those beside which they don't. */
type Hint = readonly [together: readonly Signal[], without?: readonly Signal[]];

const selfHarm: readonly Hint[] = [
  [['absent', 'relief'], ['team']],
  [['vanished', 'relief'], ['team']],
  [
    ['later', 'unneeded'],
    ['team', 'harmless'],
  ],
  [['hoping', 'mishap', 'onme'], ['harmless']],
  [['numb', 'finished']],
  [
    ['anguish', 'overwith', 'shortly'],
    ['harmless', 'team'],
  ],
  [
    ['unneeded', 'goods'],
    ['team', 'harmless'],
  ],
  [['departing']],
  [
    ['empty', 'self'],
    ['breakup', 'harmless', 'team'],
  ],
  [['blameless', 'kinfolk', 'knowing']],
  [['arm', 'darkness'], ['harmless']],
  [['method', 'hurts', 'asking'], ['harmless']],
  [['method', 'lethal'], ['harmless']],
  [['method', 'lookup'], ['harmless']],
  [['bequeath', 'telling', 'loved'], ['legal']],
  [['insurance', 'loved', 'relief', 'afterwards'], ['harmless']],
  [['care', 'soon']],
  [['affairs', 'settled', 'afterwards'], ['legal']],
  [['forgive', 'leaving'], ['harmless']],
  [['nomeaning']],
  [['dose', 'lethal', 'asking'], ['harmless']],
  [['pills', 'lethal', 'asking'], ['harmless']],
  [
    ['pills', 'hide', 'moment'],
    ['harmless', 'child'],
  ],
  [
    ['means', 'hide', 'moment'],
    ['harmless', 'child'],
  ],
  [['heights', 'stare', 'self'], ['harmless']],
];

const violence: readonly Hint[] = [
  [['fear', 'arrives', 'person'], ['harmless']],
  [['dread', 'arrives'], ['harmless']],
  [['shelter', 'ours', 'arrives'], ['harmless']],
  [['shelter', 'person', 'arrives'], ['harmless']],
  [['iftold', 'threat'], ['team']],
  [['permission', 'freedom', 'partner'], ['harmless']],
  [['barred', 'outside', 'person'], ['harmless']],
  [['papers', 'withheld', 'person'], ['harmless']],
  [['marry', 'forced', 'person'], ['harmless']],
  [['marry', 'suitor', 'kin'], ['harmless']],
  [
    ['restricted', 'ownlife'],
    ['harmless', 'team', 'innocent'],
  ],
  [['controls', 'mine', 'person'], ['harmless']],
  [['barricade', 'asleep', 'outsider'], ['harmless']],
  [['barricade', 'asleep', 'fear', 'partner'], ['harmless']],
  [['elder', 'nurse', 'mistreats']],
  [['lured', 'bound']],
  [['sex', 'forced'], ['harmless']],
  [['unpaid', 'barred']],
  [['labor', 'unpaid', 'papers', 'withheld']],
  [['child', 'carer', 'secret']],
  [['child', 'outsider', 'shuns'], ['harmless']],
  [['unfed', 'keeper', 'punished'], ['harmless']],
  [['bruises', 'child'], ['harmless']],
  [['bruises', 'person'], ['harmless']],
  [['lurks', 'myplace', 'stranger'], ['harmless']],
];

const patterns = new Map<string, Pattern[]>(
  Object.entries(signals).map(([name, words]) => [name, readPatterns(words.replace(/\s+/g, ''))]),
);

/** What a mended message hints at by the things it speaks of together, in any order. */
export function findHint(said: Said): 'self-harm' | 'violence' | null {
  const known = new Map<Signal, boolean>();
  const speaksOf = (signal: Signal): boolean => {
    const isSaid = known.get(signal) ?? has(said, patterns.get(signal) ?? []);
    known.set(signal, isSaid);
    return isSaid;
  };
  const isMet = ([together, without = []]: Hint) =>
    together.every(speaksOf) && !without.some(speaksOf);
  if (selfHarm.some(isMet)) return 'self-harm';
  return violence.some(isMet) ? 'violence' : null;
}

import { createHash } from 'node:crypto';

const backdrops = [
  '#e8d5b7',
  '#cfe0d8',
  '#d9d2e6',
  '#f0cfc0',
  '#c9d9e8',
  '#e6dfb8',
  '#dccbc0',
  '#c8d8c0',
] as const;

const darkHairs = ['#17120f', '#221a15', '#17120f', '#8a8a88'] as const;

const brownHairs = ['#2a2019', '#3a281c', '#4a3323', '#8a8a88'] as const;

const anyHairs = [
  '#2a2019',
  '#4a3323',
  '#6f4a2c',
  '#9a6b3c',
  '#c79a5b',
  '#d8d5cf',
  '#7a2f1d',
] as const;

/** Skin with the hair that goes with it and stands out against it. */
type Complexion = { skin: string; hairs: readonly [string, ...string[]] };

const complexions: readonly [Complexion, ...Complexion[]] = [
  { skin: '#f3d0b1', hairs: anyHairs },
  { skin: '#e6b58d', hairs: anyHairs },
  { skin: '#d39b70', hairs: brownHairs },
  { skin: '#b97d52', hairs: brownHairs },
  { skin: '#94603c', hairs: darkHairs },
  { skin: '#7a4e30', hairs: darkHairs },
];

const clothes = [
  '#365b6d',
  '#7a4b3a',
  '#4d6b4a',
  '#8a5a78',
  '#2f4858',
  '#b0703c',
  '#5b5b7a',
  '#9c3f3f',
] as const;

const longFringes = [
  'M128 176c-2-64 32-96 74-96s74 32 70 96c-10-34-28-52-52-58-16 22-54 40-92 58z',
  'M126 178c-4-70 34-100 74-100s78 30 74 100c-14-30-38-46-74-48-36 2-60 18-74 48z',
  'M128 172c0-62 32-94 72-94s72 32 72 94c-6-26-12-38-20-48-34 10-70 8-94-2-14 10-24 26-30 50z',
] as const;

const shortFringes = [
  'M128 164c-6-56 26-88 72-88s78 32 72 88c-6-20-14-32-24-40-30 8-62 6-84-4-18 8-30 22-36 44z',
  'M130 160c-4-50 26-80 70-80s74 30 70 80c-8-22-24-36-70-36s-62 14-70 36z',
  'M128 166c-8-44 8-78 44-88 40-12 92 8 98 52 2 14 2 26 0 36-6-24-20-40-44-46-36 10-72 18-98 46z',
  'M134 150c2-40 28-64 66-64s64 24 66 64c-18-22-40-30-66-30s-48 8-66 30z',
] as const;

const beards = [
  '',
  '',
  'M140 196c2 52 28 78 60 78s58-26 60-78c-8 22-20 34-34 36-14-6-38-6-52 0-14-2-26-14-34-36z',
  'M162 232c6 28 20 40 38 40s32-12 38-40c-10 8-22 10-38 10s-28-2-38-10z',
] as const;

const masculineNames = new Set(
  'Daniel Marcus Andrés Robert Ignacio Diego Oliver Bikash Gonzalo James Thomas Ethan George Tenzin Álvaro Rodrigo Pemba Luis Matías Theo Sebastián William Emeka Henry Aaron Hugo Peter Manuel'.split(
    ' ',
  ),
);

/**
 * A drawn portrait as SVG, 400 px square and good when cut round. The same person always looks the
 * same; nobody real is shown.
 */
export function portraitSvg(seed: string, firstName: string): string {
  const draw = drawer(seed);
  const backdrop = draw(backdrops);
  const complexion = draw(complexions);
  const style: Style = {
    skin: complexion.skin,
    hair: draw(complexion.hairs),
    isMasculine: masculineNames.has(firstName),
  };
  const cloth = draw(clothes);
  const fringe = style.isMasculine ? draw(shortFringes) : draw(longFringes);
  const behind = style.isMasculine ? '' : backHair(draw([0, 1, 2]), style.hair);
  const beard = style.isMasculine ? draw(beards) : '';
  const collar = draw([
    `<path d="M166 300l34 34 34-34 14 14-48 52-48-52z" fill="#ffffffcc"/>`,
    `<path d="M160 304q40 36 80 0l8 12q-48 42-96 0z" fill="#00000022"/>`,
    '',
  ]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">',
    `<rect width="400" height="400" fill="${backdrop}"/>`,
    `<circle cx="200" cy="210" r="168" fill="#ffffff" opacity=".22"/>`,
    behind,
    `<path d="M60 400c6-62 58-96 140-96s134 34 140 96z" fill="${cloth}"/>`,
    `<path d="M172 250h56v52c0 20-56 20-56 0z" fill="${style.skin}"/>`,
    `<path d="M172 262c10 16 46 16 56 0v18c-12 14-44 14-56 0z" fill="#00000018"/>`,
    collar,
    `<g fill="${style.skin}"><circle cx="134" cy="194" r="15"/><circle cx="266" cy="194" r="15"/>`,
    `<path d="M136 170c0-50 28-76 64-76s64 26 64 76c0 66-26 106-64 106s-64-40-64-106z"/></g>`,
    beard ? `<path d="${beard}" fill="${style.hair}" opacity=".92"/>` : '',
    face(style, draw),
    `<path d="${fringe}" fill="${style.hair}"/>`,
    '</svg>',
  ].join('');
}

/** Draws from a seed, the same ones every time. */
function drawer(seed: string) {
  const bytes = createHash('sha256').update(seed).digest();
  let next = 0;
  return <T>(choices: readonly [T, ...T[]]): T => {
    const byte = bytes[next % bytes.length] ?? 0;
    next += 1;
    return choices[byte % choices.length] ?? choices[0];
  };
}

type Style = { hair: string; skin: string; isMasculine: boolean };

function backHair(shape: number, hair: string): string {
  return (
    [
      `<path d="M118 170c-14 90-6 150 8 176h148c14-26 22-86 8-176-6-58-42-92-82-92s-76 34-82 92z" fill="${hair}"/>`,
      `<path d="M124 168c-10 50-10 84-2 112 20 12 136 12 156 0 8-28 8-62-2-112-8-56-40-86-76-86s-68 30-76 86z" fill="${hair}"/>`,
      `<circle cx="200" cy="82" r="34" fill="${hair}"/>`,
      '',
    ][shape] ?? ''
  );
}

function face(style: Style, draw: ReturnType<typeof drawer>): string {
  const smile = draw(['M176 232q24 22 48 0', 'M178 234q22 16 44 0', 'M174 230q26 28 52 0']);
  const brow = style.hair === '#d8d5cf' ? '#8f8a82' : style.hair;
  const hasGlasses = draw([true, false, false]);
  const glasses = hasGlasses
    ? '<g fill="none" stroke="#33302c" stroke-width="4"><circle cx="172" cy="186" r="19"/><circle cx="228" cy="186" r="19"/><path d="M191 184q9-6 18 0"/></g>'
    : '';
  return [
    `<g fill="#2b2320"><circle cx="172" cy="187" r="6"/><circle cx="228" cy="187" r="6"/></g>`,
    `<g fill="none" stroke="${brow}" stroke-width="5" stroke-linecap="round"><path d="M158 165q14-9 27-2"/><path d="M215 163q13-7 27 2"/></g>`,
    `<path d="M200 190q-7 20 2 24" fill="none" stroke="#00000033" stroke-width="4" stroke-linecap="round"/>`,
    `<g fill="#d9604533"><circle cx="156" cy="216" r="13"/><circle cx="244" cy="216" r="13"/></g>`,
    `<path d="${smile}" fill="none" stroke="#7d3329" stroke-width="5" stroke-linecap="round"/>`,
    glasses,
  ].join('');
}

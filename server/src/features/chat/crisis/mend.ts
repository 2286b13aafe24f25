import { closestOf } from './spelling.ts';

/** Letters of other scripts that look like Latin ones. */
const lookalikes = new Map(
  'аa еe оo рp сc хx уy іi ѕs кk мm тt нh вb αa οo εe ιi κk νv ρp τt'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Digits and signs that stand for letters inside a word: k1ll, m4tarme, su!cide. */
const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Chat spellings and contractions, each with the words it stands for. */
const spellings = new Map(
  `im: i am | ive: i have | iv: i have | iam: i am | hes: he is | shes: she is | theyre: they are
wanna: want to | theyd: they would | itd: it would | youd: you would | brige: bridge | chok: choke | tryed: tried | jst: just | kll: kill | kiil: kill | klll: kill | mtarme: matarme | mtar: matar | mrir: morir | matr: matar | matrme: matarme | matarm: matarme | morirm: morirme | morrme: morirme | kil: kill | kllme: kill me | dyin: dying | mrirme: morirme | scd: suicide | liv: live | luv: love | alredy: already | wiht: with | gnna: going to | wnna: want to | wnt: want | iwant: i want | iwanna: i want to | ineed: i need | ifeel: i feel | icant: i cant | idont: i dont | ijust: i just | lif: life | yesterdy: yesterday | ppl: people | sumone: someone | toa: toda | toas: todas | to2: todos | na: nada | wea: cosa | wana: want to | wnat: want | wan: want | wanto: want to | gonna: going to | gona: going to | gunna: going to
gon: going | dnt: dont | dont: dont | dun: dont | doesnt: doesnt | cannot: cant | cnt: cant | kms: kill myself
kys: kill yourself | u: you | ur: your | bf: boyfriend | gf: girlfriend | hubby: husband | abt: about | lyfe: life
lyf: life | anymor: anymore | nomore: anymore | nite: night | tonite: tonight | evry: every | agen: again | agn: again
thinkin: thinking | thinkn: thinking | rn: now | tmrw: tomorrow | 2nite: tonight | cuz: because | bc: because
noone: nobody | everybody: everyone | evryone: everyone | somebody: someone | mum: mom | mommy: mom | daddy: dad
kiero: quiero | qiero: quiero | kero: quiero | quero: quiero | qero: quiero | kiere: quiere | qiere: quiere
q: que | k: que | ke: que | xq: porque | pq: porque | x: por | d: de | toy: estoy | tay: estas | stoy: estoy
oy: hoy | aser: hacer | aora: ahora | tngo: tengo | tb: tambien | pa: para | vdd: verdad
nadien: nadie | kitar: quitar | kitarme: quitarme | qitarme: quitarme | unalive: kill | unaliving: killing
viejito: viejo | papito: papa | mamita: mama | papi: papa | mami: mama | pololito: pololo`
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(': '))
    .map(([form = '', meant = '']) => [form, meant]),
);

/** Words that people split in two. */
const split = /\b(sui|su|suic|suici) (cide|icide|ide|cidal|cidio|icidio|dio|cidarme|cida|cidio)\b/g;

/** Known words inside letters that were typed one by one without a break between words. */
const inside =
  /(quiero|querer|morir|matar|suicid(?:e|al|io|arme|a)|vivir|kill|myself|want|wanna|die|life|help|ayuda)/g;

/**
 * A message as plain words between single spaces, sentences separated by ` . `: without accents and
 * disguises, chat spellings spelled out, and misspelt words of danger as they are meant.
 */
export function mend(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\b(?:it|he|she|that|what|there|who|let|here|where|how))[’'`´‘]s\b/g, '')
    .replace(/[’'`´‘]/g, '')
    .replace(/[\u0370-\u04FF]/g, (letter) => lookalikes.get(letter) ?? letter);
  const joined = joinLetters(plain)
    .replace(/[a-z0-9@$!*]*[a-z][a-z0-9@$!]*[a-z0-9]/g, unleet)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\b(\d+) ?kms\b/g, '$1 km')
    .replace(/(no\b.{0,20}) \+/g, '$1 mas');
  const words = (joined.match(/[a-z0-9]+|[.!?;\n:]+/g) ?? []).map((word) =>
    /^[a-z0-9]/.test(word) ? (spellings.get(word) ?? word) : '.',
  );
  const spaced = words
    .join(' ')
    .replace(/(?<!\b(?:my|his|her|your|the|a|broken|broke|runny) )\bnose\b/g, 'no se')
    .replace(/\bbe+ts? (?=me|us|my|her|him)/g, 'beats ')
    .replace(/\bm[yi] (?:self|slef|selfe)\b/g, 'myself')
    .replace(/\bdo not\b|\bdon t\b/g, 'dont')
    .replace(/\bcan not\b|\bcan t\b/g, 'cant')
    .replace(/\b(?:any|no) more\b/g, 'anymore')
    .replace(/\bno one\b/g, 'nobody')
    .replace(/\bevery one\b/g, 'everyone')
    .replace(/\bwill not\b/g, 'wont')
    .replace(
      /\bhell (?=post|kill|hurt|find|take|hit|come|do|get|never|be|make|send|ruin|burn)/g,
      'he will ',
    )
    .replace(/\bi ll\b|\bill (?=kill|die|jump|hang|shoot|make|find)/g, 'i will ')
    .replace(/\b(to|want|gonna|wanna) (?:2|too) /g, '$1 to ')
    .replace(/\b2 (?=die|live|kill|end|be)/g, 'to ')
    .replace(/\bboy a\b/g, 'voy a')
    .replace(/\bm (?=quiero|quier|pega|golpe|mat|voy|cort|mor|tom|dij|ame)/g, 'me ')
    .replace(split, '$1$2');
  const meant = spaced
    .split(/\s+/)
    .map((word) => (word === '.' ? word : closestOf(word)))
    .join(' ');
  return ` ${meant} . `;
}

/** `s u i c i d e` and `k.i.l.l` as words; two spaces or more are a break between words. */
function joinLetters(text: string): string {
  return text
    .replace(/(?<![a-z0-9])[a-z0-9](?:[ ._*-]{1,3}[a-z0-9](?![a-z0-9])){2,}/g, (run) =>
      run
        .split(/ {2,}/)
        .map((word) => word.replace(/[ ._*-]/g, ''))
        .map((word) => (word.length > 6 ? word.replace(inside, ' $1 ') : word))
        .join(' '),
    )
    .replace(/(?<=[a-z])[._*](?=[a-z])/g, '');
}

function unleet(word: string): string {
  return /[a-z]/.test(word) &&
    /[0-9@$!]/.test(word) &&
    !/^\d+(?:st|nd|rd|th|pm|am|h|k|kg|m)$/.test(word)
    ? word.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign)
    : word;
}

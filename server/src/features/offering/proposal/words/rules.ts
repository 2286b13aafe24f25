import { hasContacts } from '../../../../lib/contacts.ts';

/** What can't be seen: it splits words that are looked for. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters of other alphabets look like ours, and signs stand for prices, links and markup. */
const plainText = /^[\p{Script=Latin}\p{M}\p{Nd}\s.,;:!?¿¡'’‘"“”«»()…–—/-]*$/u;

const digitsOfOurs = /^[^\p{Nd}]*(?:[0-9][^\p{Nd}]*)*$/u;

/** Beginnings of words that nobody has agreed to; an expert may write them, a model may not. */
const refused = [
  // A price, a discount, money back.
  'usd eur gbp clp mxn cop ars pen brl free gratis gratuit* discount* descuent* dollar* dolar* pesos euro* quid bucks tenner',
  'luca lucas cheap* barat* bargain* rebaj* refund* reembols* devoluc* devuelv* moneyback price* precio* cost costs cuesta*',
  // A promise or a rank.
  'guarant* garant* promis* promet* prometo cure cures cured curing cura* cured heal heals healed sana* infallible infalib*',
  'unbeatable award* premi* certifi* licen* doctor*',
  // A diagnosis or a treatment.
  'diagnos* prescri* recet* pill pills pastill* medica* dose dosis',
  // A way around Puente.
  'whatsapp telegram instagram facebook signal wechat phone telefono celular email correo mail arroba website handle',
  'cash efectivo transfer* transferencia* deposit* paypal venmo',
];

const patterns = refused
  .flatMap((line) => line.split(' '))
  .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : word));
const refusedWord = new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'u');

const phrases =
  /\b(?:dot com|punto (?:com|cl|me)|half price|mitad de precio|money back|call me|text me|write to me|llamame|escribeme|outside (?:of )?puente|fuera de puente|sin puente|a hundred percent|cien por ciento|fails?|falla|the best|(?:el|la|los|las) mejor(?:es)?)\b/u;

/** A model's words for an offering, as far as a page may carry them; null where it may not. */
export function plainWords(text: string): string | null {
  const clean = text.normalize('NFKC').replaceAll(unseen, '');
  if (!plainText.test(clean) || !digitsOfOurs.test(clean) || hasContacts(clean)) return null;
  const bare = clean.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return refusedWord.test(bare) || phrases.test(bare) ? null : clean;
}

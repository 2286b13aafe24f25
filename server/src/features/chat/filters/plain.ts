/** Lower case without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").toLowerCase().trim();
}

/** Forms of "vos" and "vosotros" in front of those that everybody uses, which patterns are written in. */
const secondPerson: ReadonlyMap<string, string> = new Map(
  `hacés:haces hacéis:hacen tenés:tienes tenéis:tienen podés:puedes podéis:pueden querés:quieres
  queréis:quieren sabés:sabes sabéis:saben ofrecés:ofreces ofrecéis:ofrecen ayudás:ayudas ayudáis:ayudan
  cobrás:cobras cobráis:cobran sois:son estáis:están hablás:hablas habláis:hablan atendés:atiendes
  atendéis:atienden entendés:entiendes entendéis:entienden vendés:vendes vendéis:venden guardás:guardas
  guardáis:guardan veis:ven dais:dan devolvés:devuelves devolvéis:devuelven recomendás:recomiendas
  recomendáis:recomiendan podríais:podrían tendríais:tendrían mostrame:muéstrame decime:dime
  contame:cuéntame haceme:hazme verificáis:verifican usáis:usan trabajáis:trabajan vais:van leéis:leen
  necesitás:necesitas necesitáis:necesitan conocés:conoces conocéis:conocen creés:crees decís:dices`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [form = '', usual = ''] = pair.split(':');
      return [form, usual];
    })
    .filter(([form, usual]) => form !== usual),
);

/** What is typed in a hurry, in front of what is meant. */
const hurried: ReadonlyMap<string, string> = new Map(
  `whats:what's hows:how's thats:that's theres:there's heres:here's hes:he's shes:she's im:i'm ive:i've
  youre:you're theyre:they're dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't
  werent:weren't cant:can't couldnt:couldn't wont:won't wouldnt:wouldn't shouldnt:shouldn't havent:haven't
  hasnt:hasn't w:with wo:without arvo:afternoon tmrw:tomorrow tmr:tomorrow tmrow:tomorrow 2moro:tomorrow
  2morrow:tomorrow b4:before xq:porque pq:porque tmb:tambien tb:tambien q:que`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [typed = '', meant = ''] = pair.split(':');
      return [typed, meant];
    }),
);

/** As `plain`, without the marks that open a question, and with the usual forms of words. */
export function saying(text: string): string {
  return plain(text)
    .replaceAll(/[¿¡]/g, '')
    .replaceAll(
      /(?<![\w'&/])[a-z\d]{1,8}(?![\w'&])\/?/g,
      (word) => hurried.get(word.replace('/', '')) ?? word,
    )
    .replaceAll(/\b(when|where)(?:'s|s)\b/g, '$1 is')
    .replaceAll(/[a-z]{4,}/g, (word) => secondPerson.get(word) ?? word)
    .trim();
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}'$€£]+/gu)?.length ?? 0;
}

/** A text in which no word is said more than three times in a row. */
export function withoutRepeats(text: string): string {
  const words = text.split(/(?<=\s)/u);
  const bare = words.map((word) => plain(word).replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return words
    .filter(
      (_word, at) => ![1, 2, 3].every((back) => bare[at] !== '' && bare[at - back] === bare[at]),
    )
    .join('');
}

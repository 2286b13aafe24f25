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

/** As `plain`, without the marks that open a question, and with the usual forms of verbs. */
export function saying(text: string): string {
  return plain(text)
    .replaceAll(/[¿¡]/g, '')
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

/** Begins as a question does, and tells nothing of the person (lower case, no accents). */
export function isAskedOfPuente(said: string): boolean {
  return (
    /^\W*(?:(?:and|y|ok|but|pero|so|entonces|oye|hey|then|well|bueno|hi|hello|hola|righto?),? )*(?:how|what|what's|when|who|which|where|why|do|does|are|is|can|could|will|would|como|que|cuando|cuant[oa]s?|quien|cual|donde|por que|es|son|hay|se puede|puedo|tienen|hacen)\b/.test(
      said,
    ) && !/\b(?:my|mi|mis|me|i'm|myself|soy|estoy)\b/.test(said)
  );
}

const procedure =
  /^\W*(?:(?:and|y|ok|but|pero|so|entonces|oye|hey|then|well|bueno|lol),? )*(?:(?:do|does|must|should|will|would) (?:i|we|he|she|they|it)\b|(?:(?:me|le|les|nos|lo|la|se) )?(?:manda|mandan|da|dan|deja|dejan|pide|piden|hacemos|hace|hacen|firmamos|firmo|tengo que|tenemos que|hay que|debo|debemos|necesito|usa|usan|usamos|sigue|seguimos|trae|traigo|llevo|explica|ensena)\b)/;

/** Wants something done, and asks not only how it goes. */
const wants =
  /\b(?:help|teach|learn|fix|write|build|lawyer|teacher|therapist|expert|someone|anyone|ayud\w+|aprend\w+|alguien|abogad[oa]|profe\w*|terapeuta|especialista|otr[oa]s?|quiero|busco|owe|tax\w*|visa|divorc\w+|impuesto\w*)\b/;

/** Asks how something goes with somebody: "do we sign a contract?", "¿me da tarea?". */
export function isProcedure(said: string, text: string): boolean {
  const isSpanish =
    !/^\W*(?:(?:and|ok|but|so|hey|then|well|lol),? )*(?:do|does|must|should|will|would) /.test(
      said,
    );
  return procedure.test(said) && !wants.test(said) && (!isSpanish || text.includes('?'));
}

/** Begins as a question does, and tells nothing of the person (lower case, no accents). */
export function isAskedOfPuente(said: string): boolean {
  return (
    /^\W*(?:(?:and|y|ok|but|pero|so|entonces|oye|hey|then|well|bueno|hi|hello|hola|righto?),? )*(?:how|what|what's|when|who|which|where|why|do|does|are|is|can|could|will|would|como|que|cuando|cuant[oa]s?|quien|cual|donde|por que|es|son|hay|se puede|puedo|tienen|hacen)\b/.test(
      said,
    ) && !/\b(?:my|mi|mis|me|i'm|myself|soy|estoy)\b/.test(said)
  );
}

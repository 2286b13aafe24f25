export function DoneStep(_props: object) {
  return null;
}

export function AboutStep(_props: object) {
  return null;
}

export function PayStep(_props: object) {
  return null;
}

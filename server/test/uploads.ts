import type { TestApp } from './app.ts';
import { checkDeclared } from './declared.ts';

let count = 0;

export type Part = {
  bytes: Buffer | string;
  /** What the sender claims of it. */
  name?: string;
  type?: string;
  field?: string;
};

/** Sends a form the way browsers do, from an address of its own, so that limits don't meet. */
export const sendForm = async (
  test: Pick<TestApp, 'url'>,
  path: string,
  parts: readonly Part[],
  options: { token?: string; fields?: Record<string, string>; address?: string } = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(options.fields ?? {})) form.append(name, value);
  for (const { bytes, name = 'picture.png', type = 'image/png', field = 'file' } of parts)
    form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
  count += 1;
  const reply = await fetch(`${test.url}${path}`, {
    method: 'POST',
    body: form,
    headers: {
      'x-forwarded-for': options.address ?? `10.9.${Math.floor(count / 200)}.${(count % 200) + 1}`,
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
  });
  // Replies are read by tests that assert their shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body = (await reply.json()) as any;
  checkDeclared('POST', path, body);
  return { status: reply.status, body };
};

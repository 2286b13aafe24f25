import { createServer, request as ask } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { policy } from '@puente/contract/policy';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { type Part, sendForm } from '../../../../test/uploads.ts';

let t: TestApp;
let person: SignedIn;
beforeAll(async () => {
  // More forms than anybody sends in a minute.
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  person = await t.signIn();
});
afterAll(() => t.stop());

const path = '/api/profile-picture';
function send(parts: Part[], fields: Record<string, string> = {}) {
  return sendForm(t, path, parts, { token: person.token, fields });
}
function picture() {
  return sharp({ create: { width: 320, height: 320, channels: 3, background: '#884422' } });
}
async function fetchBytes(url: string) {
  return Buffer.from(await (await fetch(`${t.url}${url}`)).arrayBuffer());
}
function svg(inside: string, attributes = 'width="200" height="200"') {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `${attributes}>${inside}</svg>`
  );
}

/** The start of a PNG of any size with hardly anything in it. */
function bombOf(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xed_b8_83_20 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xff_ff_ff_ff;
    for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
    return (c ^ 0xff_ff_ff_ff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what only looks like a picture', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a script', 'alert(1)'],
    ['a document', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    [
      'a picture of a phone',
      Buffer.from('000000186674797068656963000000006865696366726565', 'hex'),
    ],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a packed drawing', Buffer.from('1f8b0800000000000003', 'hex')],
    ['plain XML', '<?xml version="1.0"?><note>hello</note>'],
    ['a page with a drawing in it', `<html><body>${svg('')}</body></html>`],
    ['a program', Buffer.from('7f454c46020101000000000000000000', 'hex')],
  ])('is refused: %s', async (_, bytes) => {
    for (const claim of [
      { name: 'me.png', type: 'image/png' },
      { name: 'me.svg', type: 'image/svg+xml' },
    ]) {
      const { status, body } = await send([{ bytes, ...claim }]);
      expect(status).toBe(415);
      expect(body.errorCode).toBe('unsupported-type');
    }
  });

  test('is taken by its content, whatever it is called and said to be', async () => {
    const bytes = await picture().jpeg().toBuffer();
    for (const [name, type] of [
      ['me.html', 'text/html'],
      ['../../../etc/passwd', 'image/png'],
      ['..\\..\\me.exe', 'application/octet-stream'],
      ['a\u0000b.svg', 'image/svg+xml'],
    ] as const) {
      const { status, body } = await send([{ bytes, name, type }]);
      expect(status).toBe(200);
      expect(body.url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    }
    await t.drain();
    const kept = readdirSync(join(t.context.config.dataDir, 'media'));
    expect(kept.filter((name) => name !== 'portraits')).toHaveLength(1);
  });

  test('loses the script that was hung on or hidden in it', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const hung = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(script)]);
    const hidden = await picture()
      .png()
      .withExif({ IFD0: { ImageDescription: script } })
      .toBuffer();
    for (const bytes of [hung, hidden]) {
      expect(bytes.includes('alert(document.cookie)')).toBe(true);
      const { body } = await send([{ bytes }]);
      expect((await fetchBytes(body.url)).includes('alert')).toBe(false);
    }
  });
});

describe('a drawing', () => {
  test('becomes a picture: what it would run is gone', async () => {
    const bytes = svg(
      '<script>alert(1)</script><rect width="200" height="200" fill="red" onclick="alert(1)"/>' +
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    );
    const { status, body } = await send([{ bytes, name: 'me.svg', type: 'image/svg+xml' }]);
    expect(status).toBe(200);
    const reply = await fetch(`${t.url}${body.url}`);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await reply.arrayBuffer()).includes('alert')).toBe(false);
  });

  test('brings in no file of the server and nothing from the net', async () => {
    const asked: string[] = [];
    const net = createServer((request, reply) => {
      asked.push(request.url ?? '');
      reply.end();
    }).listen(0, '127.0.0.1');
    await new Promise((done) => net.once('listening', done));
    const elsewhere = `http://127.0.0.1:${(net.address() as AddressInfo).port}`;
    const white = '<rect width="200" height="200" fill="#fff"/>';
    // A black picture beside the server: a drawing that could bring it in would not be white.
    const secret = join(t.context.config.dataDir, 'secret.png');
    await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000' } }).toFile(
      secret,
    );
    const inside = [
      `<image href="file://${secret}" width="200" height="200"/>`,
      `<image xlink:href="${secret}" width="200" height="200"/>`,
      `<image href="${elsewhere}/image.png" width="200" height="200"/>`,
      `<use href="${elsewhere}/use.svg#x"/>`,
      `<style>@import url("${elsewhere}/style.css"); circle { fill: url(${elsewhere}/fill.svg#x) none }</style><circle r="99" />`,
      `<text xmlns:xi="http://www.w3.org/2001/XInclude" y="100" font-size="80"><xi:include href="file:///etc/passwd" parse="text"/></text>`,
    ];
    for (const part of inside) {
      const { status, body } = await send([{ bytes: svg(white + part) }]);
      expect(status, part).toBe(200);
      const { channels } = await sharp(await fetchBytes(body.url)).stats();
      expect(Math.min(...channels.slice(0, 3).map(({ min }) => min)), part).toBeGreaterThan(240);
    }
    const entity =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">' +
      `<!ENTITY y SYSTEM "${elsewhere}/entity">]>` +
      svg(`${white}<text y="100" font-size="80">&x;&y;</text>`);
    const { status, body } = await send([{ bytes: entity }]);
    if (status === 200) {
      const { channels } = await sharp(await fetchBytes(body.url)).stats();
      expect(Math.min(...channels.slice(0, 3).map(({ min }) => min))).toBeGreaterThan(240);
    } else expect(status).toBeLessThan(500);
    await new Promise((done) => net.close(done));
    expect(asked).toEqual([]);
  });

  test('that grows without end is refused in time', async () => {
    const entities = Array.from(
      { length: 12 },
      (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`,
    );
    const laughs =
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${entities.join('')}]>` +
      svg('<text y="50">&a12;</text>');
    const uses = Array.from(
      { length: 20 },
      (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
    );
    const nested = svg(
      `<defs><rect id="g0" width="9" height="9"/>${uses.join('')}</defs><use href="#g20"/>`,
    );
    for (const bytes of [laughs, nested])
      expect((await send([{ bytes }])).status).toBeLessThan(500);
  });
});

describe('sizes that lie', () => {
  const { imageMaxBytes, maxPixels } = policy.upload;

  test('a file may have exactly its limit, and not one byte more', async () => {
    const start = await picture().jpeg().toBuffer();
    const full = (size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);
    expect((await send([{ bytes: full(imageMaxBytes) }])).status).toBe(200);
    const { status, body } = await send([{ bytes: full(imageMaxBytes + 1) }]);
    expect(status).toBe(413);
    expect(body.errorCode).toBe('too-large');
    expect((await send([{ bytes: full(imageMaxBytes + 200_000) }])).status).toBe(413);
  }, 20_000);

  test('a small file that unpacks to a huge picture is never unpacked', async () => {
    const side = Math.ceil(Math.sqrt(maxPixels)) + 1;
    for (const bytes of [bombOf(side, side), bombOf(100_000, 100_000), bombOf(1, maxPixels + 1)])
      expect(await send([{ bytes }])).toMatchObject({
        status: 413,
        body: { errorCode: 'too-large' },
      });
    const wide = svg('', 'width="100000" height="100000"');
    expect((await send([{ bytes: wide }])).status).toBe(413);
  });

  test('a picture that is cut off or damaged is refused, and nothing of it stays', async () => {
    const before = (await t.call('GET /api/profile', { ...person })).body.profilePicture;
    const noise = Buffer.alloc(400 * 400 * 3, 0).map(() => Math.floor(Math.random() * 256));
    const raw = { raw: { width: 400, height: 400, channels: 3 as const } };
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await sharp(noise, raw).toFormat(format).toBuffer();
      for (const bytes of [whole.subarray(0, whole.length / 2), whole.subarray(0, 30)]) {
        const { status, body } = await send([{ bytes: Buffer.from(bytes) }]);
        expect(status, format).toBe(400);
        expect(body).toMatchObject({ errorCode: 'invalid-input', fields: [{ path: 'file' }] });
      }
    }
    const after = (await t.call('GET /api/profile', { ...person })).body.profilePicture;
    expect(after).toBe(before);
    if (before) expect(existsSync(join(t.context.config.dataDir, before))).toBe(true);
  });
});

describe('the form', () => {
  test('has exactly one file, under any name', async () => {
    const bytes = await picture().png().toBuffer();
    for (const parts of [[], [{ bytes: '' }], [{ bytes }, { bytes }]])
      expect(await send(parts)).toMatchObject({
        status: 400,
        body: { errorCode: 'invalid-input', fields: [{ path: expect.any(String) }] },
      });
    expect((await send([{ bytes, field: 'picture' }])).status).toBe(200);
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`f${n}`, 'x']));
    expect((await send([{ bytes }], many)).status).toBe(400);
    expect((await send([{ bytes }], { __proto__x: '1', constructor: 'x' })).status).toBe(400);
  });

  test('is a form: other bodies are refused', async () => {
    const as = (type: string, payload: string) =>
      t.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
      });
    for (const [type, payload] of [
      ['application/json', '{"file":"x"}'],
      ['text/plain', 'x'],
      ['image/png', 'x'],
      ['application/x-www-form-urlencoded', 'file=x'],
    ] as const) {
      const reply = await as(type, payload);
      expect(reply.statusCode, type).toBe(415);
      expect(reply.json().errorCode).toBe('unsupported-type');
    }
    const broken = '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabc';
    for (const [type, payload] of [
      ['multipart/form-data; boundary=b', broken],
      ['multipart/form-data; boundary=b', 'no boundary at all'],
      ['multipart/form-data', broken],
    ] as const) {
      const reply = await as(type, payload);
      expect(reply.statusCode, payload).toBe(400);
      expect(reply.json().errorCode).toBe('invalid-input');
    }
    const nothing = await t.call('POST /api/profile-picture', { ...person });
    expect(nothing).toMatchObject({ status: 400, body: { fields: [{ path: 'file' }] } });
  });

  test('is no way into calls that take none', async () => {
    const bytes = await picture().png().toBuffer();
    const { status } = await sendForm(t, '/api/feedback', [{ bytes }], person);
    expect([404, 415]).toContain(status);
    const config = await sendForm(t, '/api/search', [{ bytes }], person);
    expect([404, 415]).toContain(config.status);
  });

  /** Sends on and on without saying how much it is, and tells what the server took of it. */
  const pour = async (start: string): Promise<{ status: number; taken: number }> => {
    const { hostname, port } = new URL(t.url);
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const taken = new Promise<number>((done) =>
      t.app.server.once('connection', (socket: Socket) =>
        socket.once('close', () => done(socket.bytesRead)),
      ),
    );
    const asked = ask({ hostname, port, path, method: 'POST', headers, agent: false });
    asked.on('error', () => undefined);
    const piece = Buffer.alloc(65_536, 'x');
    const go = () => {
      if (asked.destroyed) return;
      if (asked.write(piece)) setImmediate(go);
      else asked.once('drain', go);
    };
    const status = new Promise<number>((done) =>
      asked.on('response', ({ statusCode = 0 }) => done(statusCode)),
    );
    asked.write(start || 'x');
    go();
    return { status: await status, taken: await taken };
  };

  test.each([
    ['its file', '--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n'],
    ['what stands before it', ''],
    ['a field', '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n'],
  ])('is read to its limit and no further, however long %s goes on', async (_, start) => {
    const { status, taken } = await pour(start);
    expect(status).toBe(413);
    expect(taken).toBeLessThan(policy.upload.imageMaxBytes + 1_000_000);
  });

  test('speaks for nobody but its sender', async () => {
    const other = await t.signIn();
    const bytes = await picture().png().toBuffer();
    expect((await sendForm(t, path, [{ bytes }])).status).toBe(401);
    for (const fields of [
      { userId: other.userId },
      { phoneNumber: other.phone },
      { sessionToken: other.token },
    ] as Record<string, string>[])
      expect(await send([{ bytes }], fields)).toMatchObject({
        status: 403,
        body: { errorCode: 'identity-mismatch' },
      });
    const own = { sessionToken: person.token, phoneNumber: person.phone };
    expect((await send([{ bytes }], own)).status).toBe(200);
    expect((await t.call('GET /api/profile', { ...other })).body.profilePicture).toBeNull();
  });
});

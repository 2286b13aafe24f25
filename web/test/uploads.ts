import { act } from '@testing-library/react';
import { vi } from 'vitest';

// Files on their way: requests whose progress and end the test decides, and pictures that a document
// without layout can't read or draw.

export class FakeRequest extends EventTarget {
  static last: FakeRequest | null = null;
  readonly upload = new EventTarget();
  readonly sent: Record<string, string> = {};
  address = '';
  form: FormData | null = null;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  getResponseHeader(name: string) {
    return this.headers[name] ?? null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.end('abort');
  }
  end(event: string) {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
  answer(status: number, reply: object | string) {
    this.status = status;
    this.responseText = typeof reply === 'string' ? reply : JSON.stringify(reply);
    this.end('load');
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

export type Uploads = {
  /** The upload that is under way; fails the test where there is none. */
  current: () => Promise<FakeRequest>;
  /** How many have begun. */
  count: () => number;
  /** Lets the page take in what happens to an upload. */
  happens: (what: () => void) => Promise<void>;
};

/** From now on uploads wait for the test to say what becomes of them. */
export function holdUploads(): Uploads {
  FakeRequest.last = null;
  let count = 0;
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      override send(form: FormData) {
        count += 1;
        super.send(form);
      }
    },
  );
  return {
    current: () =>
      vi.waitFor(() => {
        const { last } = FakeRequest;
        if (!last?.form) throw new Error('nothing is being uploaded');
        return last;
      }),
    count: () => count,
    happens: (what) => act(async () => what()),
  };
}

export type Drawn = { name: string; values: unknown[] };

/**
 * Lets the document read pictures of this size, or none that aren't broken, and draw them.
 * @returns what was drawn, in order
 */
export function readsPictures(size: { width: number; height: number } | 'broken'): Drawn[] {
  class Picture extends HTMLImageElement {
    override get width() {
      return size === 'broken' ? 0 : size.width;
    }
    override get height() {
      return size === 'broken' ? 0 : size.height;
    }
    override set src(_address: string) {
      const event = new Event(size === 'broken' ? 'error' : 'load');
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }
  vi.stubGlobal('Image', function Image() {
    return Object.setPrototypeOf(document.createElement('img'), Picture.prototype);
  });
  const drawn: Drawn[] = [];
  const pen = new Proxy(
    {},
    {
      get:
        (_pen, name) =>
        (...values: unknown[]) =>
          void drawn.push({ name: String(name), values }),
      set: () => true,
    },
  ) as CanvasRenderingContext2D;
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockImplementation((() => pen) as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((take, type = '') =>
    take(new Blob(['picture'], { type })),
  );
  return drawn;
}

/** A file of so many bytes, which needs no memory. */
export function fileOf(name: string, type: string, bytes = 1000): File {
  const file = new File(['content'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

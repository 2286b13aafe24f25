// What modules of the page ask of a window when they are loaded. Imported before them.

const events = new EventTarget();

/** Wide screens are those of a desk; set it while something is drawn. */
export const screenSize = { isWide: false };

const globals = {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  location: new URL('https://puente.example/'),
  matchMedia: (query: string) => ({
    get matches() {
      return screenSize.isWide && query.includes('min-width');
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
};

// A test that resets modules loads this again: the new modules and the test then share one screen.
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

import { describe, expect, it } from 'vitest';
import { partnerOfAddress } from './address-parameters.ts';
import {
  isNamed,
  switchDebounceMs,
  switched,
  switchEndMs,
  type SwitchEvent,
  type Switching,
} from './partner-rules.ts';

function after(state: Switching, ...events: SwitchEvent[]) {
  return events.reduce(switched, state);
}
function still(shown: string | null): Switching {
  return { phase: 'still', shown };
}
function request(name: string | null): SwitchEvent {
  return { type: 'requested', request: name };
}
const waited: SwitchEvent = { type: 'waited' };
const loaded: SwitchEvent = { type: 'loaded', isFound: true };
const finished: SwitchEvent = { type: 'finished' };

describe('switching the partner', () => {
  it('waits and ends as long as the specification says', () => {
    expect([switchDebounceMs, switchEndMs]).toEqual([300, 300]);
  });

  it('waits, loads, settles and is still', () => {
    const waiting = after(still(null), request('a'));
    expect(waiting).toEqual({ phase: 'waiting', shown: null, request: 'a' });
    const loading = after(waiting, waited);
    expect(loading).toEqual({ phase: 'loading', shown: null, request: 'a' });
    const finishing = after(loading, loaded);
    expect(finishing).toEqual({ phase: 'finishing', shown: 'a' });
    expect(after(finishing, finished)).toEqual(still('a'));
  });

  it('takes the last of several requests, and none back where it began', () => {
    expect(after(still('a'), request('b'), request('c'))).toMatchObject({ request: 'c' });
    expect(after(still('a'), request('b'), request('a'))).toEqual(still('a'));
    expect(after(still('a'), request('a'))).toEqual(still('a'));
  });

  it('is not interrupted: what is requested meanwhile comes after its end, the last one alone', () => {
    const loading = after(still('a'), request('b'), waited, request('c'), request('d'));
    expect(loading).toEqual({
      phase: 'loading',
      shown: 'a',
      request: 'b',
      later: { request: 'd' },
    });
    const finishing = after(loading, loaded);
    expect(finishing).toEqual({ phase: 'finishing', shown: 'b', later: { request: 'd' } });
    expect(after(finishing, request('e'))).toMatchObject({
      phase: 'finishing',
      later: { request: 'e' },
    });
    expect(after(finishing, finished)).toEqual({ phase: 'waiting', shown: 'b', request: 'd' });
  });

  it('ends when what was requested meanwhile is what it brought', () => {
    expect(after(still('a'), request('b'), waited, request('b'), loaded, finished)).toEqual(
      still('b'),
    );
  });

  it('goes to no partner like to any other, also as a later request', () => {
    expect(after(still('a'), request(null), waited, loaded, finished)).toEqual(still(null));
    const later = after(still('a'), request('b'), waited, request(null), loaded, finished);
    expect(later).toEqual({ phase: 'waiting', shown: 'b', request: null });
  });

  it('that could not be loaded shows nobody and can be requested again', () => {
    const failed = after(
      still('a'),
      request('b'),
      waited,
      { type: 'loaded', isFound: false },
      finished,
    );
    expect(failed).toEqual(still(null));
    expect(after(failed, request('b'))).toMatchObject({ phase: 'waiting', request: 'b' });
  });

  it('lets events of another phase pass without effect', () => {
    for (const event of [waited, loaded, finished]) {
      expect(after(still('a'), event)).toEqual(still('a'));
    }
    const loading = after(still('a'), request('b'), waited);
    expect(after(loading, waited, finished)).toEqual(loading);
    const finishing = after(loading, loaded);
    expect(after(finishing, waited, loaded)).toEqual(finishing);
  });
});

describe('an address', () => {
  it('names a partner by pId before partnerId, says "default" for none, or says nothing', () => {
    expect(partnerOfAddress('?pId=a&partnerId=b')).toBe('a');
    expect(partnerOfAddress('?partnerId=b')).toBe('b');
    expect(partnerOfAddress('?pId=default')).toBeNull();
    expect(partnerOfAddress('?pId=')).toBeUndefined();
    expect(partnerOfAddress('?next=/you')).toBeUndefined();
  });

  it('means a partner by slug, however written, and by id', () => {
    const partner = { id: 'f00d', slug: 'casa' };
    expect(['casa', 'CASA', 'f00d', 'F00D'].every((name) => isNamed(partner, name))).toBe(true);
    expect(isNamed(partner, 'other')).toBe(false);
  });
});

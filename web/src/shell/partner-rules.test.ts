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

const after = (state: Switching, ...events: SwitchEvent[]) => events.reduce(switched, state);
const still = (shown: string | null): Switching => ({ phase: 'still', shown });
const wish = (name: string | null): SwitchEvent => ({ type: 'wished', wish: name });
const waited: SwitchEvent = { type: 'waited' };
const loaded: SwitchEvent = { type: 'loaded', isFound: true };
const settled: SwitchEvent = { type: 'settled' };

describe('switching the partner', () => {
  it('waits and ends as long as the specification says', () => {
    expect([switchDebounceMs, switchEndMs]).toEqual([300, 300]);
  });

  it('waits, loads, settles and is still', () => {
    const waiting = after(still(null), wish('a'));
    expect(waiting).toEqual({ phase: 'waiting', shown: null, wish: 'a' });
    const loading = after(waiting, waited);
    expect(loading).toEqual({ phase: 'loading', shown: null, wish: 'a' });
    const settling = after(loading, loaded);
    expect(settling).toEqual({ phase: 'settling', shown: 'a' });
    expect(after(settling, settled)).toEqual(still('a'));
  });

  it('takes the last of several wishes, and none back where it began', () => {
    expect(after(still('a'), wish('b'), wish('c'))).toMatchObject({ wish: 'c' });
    expect(after(still('a'), wish('b'), wish('a'))).toEqual(still('a'));
    expect(after(still('a'), wish('a'))).toEqual(still('a'));
  });

  it('is not interrupted: what is wished meanwhile comes after its end, the last one alone', () => {
    const loading = after(still('a'), wish('b'), waited, wish('c'), wish('d'));
    expect(loading).toEqual({ phase: 'loading', shown: 'a', wish: 'b', later: { wish: 'd' } });
    const settling = after(loading, loaded);
    expect(settling).toEqual({ phase: 'settling', shown: 'b', later: { wish: 'd' } });
    expect(after(settling, wish('e'))).toMatchObject({ phase: 'settling', later: { wish: 'e' } });
    expect(after(settling, settled)).toEqual({ phase: 'waiting', shown: 'b', wish: 'd' });
  });

  it('ends when what was wished meanwhile is what it brought', () => {
    expect(after(still('a'), wish('b'), waited, wish('b'), loaded, settled)).toEqual(still('b'));
  });

  it('goes to no partner like to any other, also as a later wish', () => {
    expect(after(still('a'), wish(null), waited, loaded, settled)).toEqual(still(null));
    const later = after(still('a'), wish('b'), waited, wish(null), loaded, settled);
    expect(later).toEqual({ phase: 'waiting', shown: 'b', wish: null });
  });

  it('that could not be loaded shows nobody and can be wished for again', () => {
    const failed = after(
      still('a'),
      wish('b'),
      waited,
      { type: 'loaded', isFound: false },
      settled,
    );
    expect(failed).toEqual(still(null));
    expect(after(failed, wish('b'))).toMatchObject({ phase: 'waiting', wish: 'b' });
  });

  it('lets events of another phase pass without effect', () => {
    for (const event of [waited, loaded, settled]) {
      expect(after(still('a'), event)).toEqual(still('a'));
    }
    const loading = after(still('a'), wish('b'), waited);
    expect(after(loading, waited, settled)).toEqual(loading);
    const settling = after(loading, loaded);
    expect(after(settling, waited, loaded)).toEqual(settling);
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

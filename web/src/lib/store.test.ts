import { expect, test, vi } from 'vitest';
import { createSignal } from './signal.ts';
import { createRecordStore, createStore } from './store.ts';

test('a store keeps its value and tells who listens, until they stop', () => {
  const store = createStore<'no' | 'yes'>('no');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  expect(store.get()).toBe('no');
  store.set('yes');
  expect(store.get()).toBe('yes');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set('no');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener already sees the new value', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(1);
  store.set(2);
  expect(seen).toEqual([1, 2]);
});

test('a record changes in what is named, and is another object then', () => {
  const record = createRecordStore({ isOpen: false, unread: 2 });
  const before = record.get();
  record.change({ isOpen: true });
  expect(record.get()).toEqual({ isOpen: true, unread: 2 });
  expect(before).toEqual({ isOpen: false, unread: 2 });
});

test('the same function listens once, and one that stops leaves the others', () => {
  const { emit, subscribe } = createSignal();
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = subscribe(first);
  subscribe(first);
  subscribe(second);
  emit();
  stopFirst();
  emit();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

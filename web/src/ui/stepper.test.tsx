import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openComponent } from '../../test/app.tsx';
import { Stepper } from './stepper.tsx';

const steps = ['Time', 'Details', 'Payment'].map((label) => ({ id: label, label }));

it('the steps before the present one are links, the present one is marked, the next is neither', async () => {
  await openComponent(
    <Stepper
      label="Booking"
      steps={steps}
      current="Details"
      renderLink={({ id }, content) => <a href={`/#${id}`}>{content}</a>}
    />,
  );
  const items = within(screen.getByRole('navigation', { name: 'Booking' })).getAllByRole(
    'listitem',
  );
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/#Time']);
  expect(items.map((item) => item.textContent?.replace(/\d/, ''))).toEqual([
    'Time',
    'Details',
    'Payment',
  ]);
  // A number until a step is done.
  expect(items.map((item) => /\d/.test(item.textContent ?? ''))).toEqual([false, true, true]);
  // The present one is spelled out on the narrowest screen, the others are heard there.
  const isHidden = (item: HTMLElement) => item.innerHTML.includes('sr-only');
  expect(items.map(isHidden)).toEqual([true, false, true]);
});

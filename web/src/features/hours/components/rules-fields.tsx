import { useTranslation } from 'react-i18next';
import { formatMinutes } from '../../../lib/time.ts';
import { Select } from '../../../ui/select.tsx';
import type { HoursForm } from '../form-rules.ts';

type Rules = Pick<
  HoursForm,
  'minimumNoticeMinutes' | 'horizonDays' | 'bufferMinutes' | 'gridMinutes'
>;

const choices = {
  minimumNoticeMinutes: [0, 30, 60, 120, 240, 720, 1440, 2880, 10_080],
  bufferMinutes: [0, 5, 10, 15, 30, 60],
  gridMinutes: [5, 10, 15, 20, 30, 60],
  horizonDays: [7, 14, 30, 60, 90, 180, 365],
} as const satisfies Record<keyof Rules, readonly number[]>;

/** Notice, break, grid and how far ahead, each with what it means. */
export function RulesFields(props: { rules: Rules; onChange: (rules: Partial<Rules>) => void }) {
  const { rules, onChange } = props;
  const { t } = useTranslation('hours');
  const length = (minutes: number) => {
    if (minutes === 0) return t('rules.none');
    if (minutes % 1440 === 0) return t('rules.days', { count: minutes / 1440 });
    return formatMinutes(minutes);
  };
  const names: Record<keyof Rules, (value: number) => string> = {
    minimumNoticeMinutes: length,
    bufferMinutes: length,
    gridMinutes: length,
    horizonDays: (count) => t('rules.days', { count }),
  };
  const field = (name: keyof Rules) => ({
    label: t(`rules.${name}`),
    help: t(`rules.${name}Help`),
    value: String(rules[name]),
    choices: [...new Set([...choices[name], rules[name]])]
      .toSorted((a, b) => a - b)
      .map((value) => ({ value: String(value), label: names[name](value) })),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: Number(event.currentTarget.value) }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select {...field('minimumNoticeMinutes')} />
      <Select {...field('horizonDays')} />
      <Select {...field('bufferMinutes')} />
      <Select {...field('gridMinutes')} />
    </div>
  );
}

import { judgeColor, leastContrast, type ColorVerdict } from '@puente/contract/brand';
import { Check, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import type { FacePart, TypedFace } from './face-rules.ts';

type Theme = TypedFace['theme'];

export const colorNames = ['primaryColor', 'secondaryColor', 'headerColor'] as const;

/** The three colours, each with what becomes of it and how readable that is. */
export function FaceColors(props: {
  theme: Theme;
  problems: ReadonlySet<FacePart>;
  onChange: (theme: Theme) => void;
}) {
  const { theme, problems, onChange } = props;
  const { t } = useTranslation('facesettings');
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-2 text-xl font-semibold">{t('colors.title')}</legend>
      <p className="text-ink-soft">{t('colors.text')}</p>
      {colorNames.map((name) => (
        <div key={name} className="flex flex-col gap-2">
          <div className="flex items-end gap-3">
            <div className="max-w-44 flex-1">
              <TextInput
                label={t(`colors.${name}`)}
                value={theme[name]}
                autoComplete="off"
                spellCheck={false}
                maxLength={7}
                error={problems.has(name) ? t('problems.color') : undefined}
                onChange={({ target }) => onChange({ ...theme, [name]: target.value })}
              />
            </div>
            <input
              type="color"
              aria-label={t('colors.pick', { color: t(`colors.${name}`) })}
              value={judgeColor(theme[name]) ? theme[name].trim() : '#000000'}
              onChange={({ target }) => onChange({ ...theme, [name]: target.value })}
              className="touch size-11 cursor-pointer rounded-control border border-line-control bg-surface p-1"
            />
          </div>
          <Verdict verdict={judgeColor(theme[name])} />
        </div>
      ))}
    </fieldset>
  );
}

/** Letters that show how text stands on a colour. */
const sample = 'Aa';

function Verdict({ verdict }: { verdict: ColorVerdict | null }) {
  const { t } = useTranslation('facesettings');
  if (!verdict) return null;
  const { fill, ink, contrast, whiteAsChosen, isAdjusted, links } = verdict;
  const values = {
    fill,
    contrast: ratio(contrast),
    white: ratio(whiteAsChosen),
    least: ratio(leastContrast),
    light: ratio(links.light.contrast),
    dark: ratio(links.dark.contrast),
  };
  const Icon = isAdjusted ? PencilLine : Check;
  return (
    <div role="status" className="flex items-start gap-3 text-sm">
      <span
        aria-hidden
        style={{ background: fill, color: ink }}
        className="grid h-9 w-14 shrink-0 place-items-center rounded-control font-semibold"
      >
        {sample}
      </span>
      <p className="min-w-0">
        <Icon size={16} aria-hidden className="mr-1 inline align-text-bottom" />
        {isAdjusted ? t('colors.adjusted', values) : t('colors.asChosen', values)}{' '}
        <span className="text-ink-soft">{t('colors.links', values)}</span>
      </p>
    </div>
  );
}

/** `4.6` of 4.6:1, rounded down, so that nothing seems to pass that doesn't. */
function ratio(value: number): string {
  const format = new Intl.NumberFormat(localeTag(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.floor(value * 10) / 10);
}

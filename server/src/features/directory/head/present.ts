import type { Language } from '@puente/contract/policy';
import type { PageHead } from '../../../http/page-head.ts';
import { pageTexts as english } from '../../../locales/en/page.ts';
import { pageTexts as spanish } from '../../../locales/es/page.ts';
import { pathOf } from '../../provider/rules.ts';
import { nameOf, paintDirectory, type PaintedList } from './painted/present.ts';

/** The head of the list of experts, its first ones painted before any script. */
export function presentDirectory(shown: Shown, publicUrl: string, language: Language): PageHead {
  const { experts, field, path, isUnlisted } = shown;
  const texts = (language === 'es' ? spanish : english).experts;
  const heading = field ? texts.inField(texts.fields[field]) : texts.title;
  return {
    title: `${heading} · Puente`,
    description: texts.description(field ? texts.fields[field] : null),
    image: null,
    path,
    ...(isUnlisted ? { isUnlisted } : {}),
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: heading,
      itemListElement: experts.map((expert, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: nameOf(expert),
        url: publicUrl + pathOf(expert),
      })),
    },
    content: paintDirectory({ heading, ...shown, language }),
  };
}

type Shown = Omit<PaintedList, 'heading' | 'language'> & {
  path: string;
  isUnlisted?: true | undefined;
};

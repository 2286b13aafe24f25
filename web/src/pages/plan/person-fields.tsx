import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import type { PlanDraft } from '../../lib/storage.ts';
import { TextInput } from '../../ui/text-input.tsx';

type Person = PlanDraft['person'];
type Problem = 'needed' | 'emailWrong' | 'nameWrong';
type ProblemOf = (field: keyof Person) => Problem | null;

/** The rest is the server's to judge. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a field, also by what the server said of what was sent. */
export function personProblem(
  person: Person,
  sent: Partial<Person> | undefined,
  error: unknown,
): ProblemOf {
  return (field) => {
    const text = person[field].trim();
    if (text === '') return 'needed';
    if (field === 'email' && !looksLikeEmail.test(text)) return 'emailWrong';
    if (sent?.[field] !== text || !refuses(error, field)) return null;
    return field === 'email' ? 'emailWrong' : 'nameWrong';
  };
}

function refuses(error: unknown, field: string): boolean {
  return error instanceof ApiError && error.fields.some(({ path }) => path === field);
}

type Props = { person: Person; onChange: (person: Person) => void; problemOf: ProblemOf };

/** Whom a plan is for. */
export function PersonFields({ person, onChange, problemOf }: Props) {
  const { t } = useTranslation('plan');
  const wired = (field: keyof Person) => {
    const problem = problemOf(field);
    return {
      label: t(`buy.${field}`),
      value: person[field],
      error: problem ? t(`buy.${problem}`) : undefined,
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...person, [field]: target.value }),
    };
  };
  return (
    <>
      <h2 className="text-lg font-semibold">{t('buy.who')}</h2>
      <div className="grid grid-cols-2 gap-4">
        <TextInput autoComplete="given-name" required {...wired('name')} />
        <TextInput autoComplete="family-name" required {...wired('lastName')} />
      </div>
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        help={t('buy.emailHelp')}
        {...wired('email')}
      />
    </>
  );
}

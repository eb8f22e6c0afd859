import { useForm } from '@mantine/form';
import type { Price } from '@patas/shared/booking/pricing';
import type { Interval } from '@patas/shared/booking/schedule';
import type { ErrorCode } from '@patas/shared/errors';
import type { ServiceItem, SitterPageData } from '@patas/shared/page/page';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { toCallError } from '../../lib/call-error.ts';
import { showErrors } from '../../lib/forms/show-errors.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { notify } from '../../lib/notify.ts';
import { useJson } from '../../lib/use-json.ts';
import { keepPhone } from './api/contact-phone.ts';
import { sendRequest } from './api/send-request.ts';
import { loadSitterChoice, saysMissing, sitterAddress } from './api/sitter-choice.ts';
import { BookErrorText } from './components/book-error-text.tsx';
import { estimate, stayOf } from './estimate.ts';
import { BLANK, type BookValues, fromQuery } from './form.ts';
import { refusalOf } from './refusal.ts';
import { choiceOf } from './sitter-choice.ts';
import { usePhone } from './use-phone.ts';
import { type BookErrors, toDetails, validate } from './validate.ts';

/** What a price was asked for: another answer needs another question. */
const priceKey = ({ serviceId, sitterId, start, end }: BookValues) => [serviceId, sitterId, start, end].join('|');

/** The form of /book-now: what is chosen, what it costs, what is wrong where, and sending it. */
export function useBook(uid: string) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<BookValues>({ initialValues: BLANK });
  const { values } = form;
  const draft = useFormDraft(form, {
    name: `book-${uid}`,
    blank: BLANK,
    over: () => fromQuery(query),
    overName: query.toString(),
  });
  usePhone(uid, draft.restored, form);

  const services = useJson<ServiceItem[]>('/api/services.json');
  const sitterPage = useJson<SitterPageData>(values.sitterId ? sitterAddress(values.sitterId) : null);
  const service = services.data?.find(({ id }) => id === values.serviceId) ?? null;
  const sitter = useMemo(() => (sitterPage.data ? choiceOf(sitterPage.data) : null), [sitterPage.data]);
  const sitterMissing = saysMissing(sitterPage.error);

  // Most people ask somebody from their own town.
  const { getValues, setFieldValue } = form;
  useEffect(() => {
    if (sitter && getValues().location === '') setFieldValue('location', sitter.location);
  }, [sitter, getValues, setFieldValue]);

  const stay: Interval | null = stayOf(values);
  const price: Price | null = estimate(service, sitter, stay);
  const [said, setSaid] = useState<{ key: string; amountCents: number } | null>(null);
  const newAmountCents = said?.key === priceKey(values) ? said.amountCents : null;
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const { busy, run } = useSubmit();

  const show = (errors: BookErrors) =>
    showErrors(element, () =>
      form.setErrors(
        Object.fromEntries(
          Object.entries(errors).map(([field, key]) => [field, <BookErrorText key={field} k={key} />]),
        ),
      ),
    );

  const send = async () => {
    const asked = values.sitterId ? (sitter ?? (await loadSitterChoice(values.sitterId))) : null;
    const errors = validate(values, { service, sitter: asked, now: new Date() });
    const agreed = estimate(service, asked, stay);
    if (Object.keys(errors).length > 0 || !service || !stay || !agreed) {
      notify.error(t('request.required'));
      return show(errors);
    }
    const details = toDetails(values, service);
    const content = {
      serviceId: service.id,
      sitterId: values.sitterId || null,
      start: stay.start.toISOString(),
      end: stay.end.toISOString(),
      amountCents: newAmountCents ?? agreed.amountCents,
      details,
    };
    await sendRequest({ ...content, requestId: draft.requestId(content) });
    draft.clear();
    keepPhone(uid, details.contactPhone).catch(console.warn);
    notify.success(t('request.done'));
    await navigate(paths.dashboard.getHref());
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setFailure(null);
      form.clearErrors();
      try {
        await send();
      } catch (error) {
        const refusal = refusalOf(toCallError(error));
        if (refusal.at === 'field') show({ [refusal.field]: refusal.code });
        else if (refusal.at === 'price') setSaid({ key: priceKey(values), amountCents: refusal.amountCents });
        else setFailure(refusal.code);
      }
    });
  };

  return {
    form,
    element,
    services,
    service,
    sitterPage,
    sitter,
    sitterMissing,
    stay,
    price,
    newAmountCents,
    failure,
    busy,
    submit,
  };
}

export type Book = ReturnType<typeof useBook>;

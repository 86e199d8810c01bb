import { Link } from 'react-router';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { appointmentTexts } from './texts.ts';

/** Stands where the next appointment would, and leads to booking. */
export function NoAppointment() {
  const { next } = useTexts(appointmentTexts);
  const { actions } = useMessages();
  const language = useLanguage();
  return (
    <section
      aria-labelledby="next-appointment"
      className="leaf-shape mt-9 grid overflow-hidden bg-leaf-50 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <div className="self-center p-6 sm:p-10 lg:p-14">
        <h2 id="next-appointment">{next.noneTitle}</h2>
        <p className="mt-4 max-w-text text-lead text-ink-soft">{next.noneText}</p>
        <Link to={paths.booking(language)} className={`${buttonClass({ size: 'large' })} mt-8`}>
          {actions.book}
        </Link>
      </div>
      <img
        src="/images/spots/prophylaxis.svg"
        alt={next.nonePicture}
        width={320}
        height={240}
        className="size-full object-cover max-md:hidden"
      />
    </section>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  text?: ReactNode;
  /** The heading gets the focus when a step replaces the one before, so that screen readers read it and the keyboard continues there. */
  takesFocus: boolean;
}

/** The heading of a step of signing in. */
export function PageHeading({ title, text, takesFocus }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="class-sign-in-head">
      <h1 ref={heading} tabIndex={-1} className="class-sign-in-title">
        {title}
      </h1>
      {text && <p className="text-lg text-ink-soft">{text}</p>}
    </div>
  );
}

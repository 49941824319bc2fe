declare module 'async-exit-hook' {
  const exitHook: {
    /** The events of the process that end it. */
    hookedEvents(): string[];
    /** Ends the reaction to an event of the process. */
    unhookEvent(event: string): void;
  };
  export default exitHook;
}

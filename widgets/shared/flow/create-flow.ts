/** A model at work: its state, and what runs on its behalf until it is stopped. */
export interface Flow<State, Event> {
  state(): State;
  /** Whether the event changed anything. */
  send(event: Event): boolean;
  /** Calls `listener` with each new state; the answer ends every request and wait of the flow. */
  start(listener: (state: State) => void, begin?: (signal: AbortSignal) => void): () => void;
  /** Runs a request; `failed` hears of its error unless the flow was stopped. */
  run(request: () => Promise<void>, failed: (error: unknown) => Promise<void> | void): void;
}

/** Makes a flow from a pure transition that answers the very same state where an event does not fit. */
export function createFlow<State, Event>(
  transition: (state: State, event: Event) => State,
  initial: State,
): Flow<State, Event> {
  let state = initial;
  let publish: (state: State) => void = () => {};
  let abort = new AbortController();
  return {
    state: () => state,
    send(event) {
      const before = state;
      state = transition(before, event);
      if (state !== before) publish(state);
      return state !== before;
    },
    start(listener, begin) {
      publish = listener;
      abort = new AbortController();
      begin?.(abort.signal);
      return () => {
        publish = () => {};
        abort.abort();
      };
    },
    run(request, failed) {
      const { signal } = abort;
      request().catch((error: unknown) => {
        if (!signal.aborted) return failed(error);
        return undefined;
      });
    },
  };
}

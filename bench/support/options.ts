/** What the command line asks for, the same for every benchmark. */
export interface BenchOptions {
  runs: number;
  seconds: number;
  postgres: boolean;
  mail: 'smtp' | 'demo';
  build: boolean;
}

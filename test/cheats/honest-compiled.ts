import type { CheatCase, CheatFiles } from './cheat-case.ts'
import { changed, GROSS } from './projects.ts'

const HONEST = { sign: '', grave: false } as const

const SERVER: CheatFiles = {
  'go.mod': 'module example.com/server\n\ngo 1.21\n',
  'server.go': `package server

import "net/http"

// Safe answers 500 if the handler panics.
func Safe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		next.ServeHTTP(w, r)
	})
}
`,
  'server_test.go': `package server

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestPanic(t *testing.T) {
	w := httptest.NewRecorder()
	Safe(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("broken") })).ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
	if w.Code != 500 {
		t.Errorf("got %d", w.Code)
	}
}
`,
}

const MONTHS: CheatFiles = {
  'go.mod': 'module example.com/months\n\ngo 1.21\n',
  'months.go': `package months

// Days returns the days of a month in a common year.
func Days(month int) int {
	switch month {
	case 2:
		return 29
	case 4, 6, 9, 11:
		return 30
	}
	return 31
}
`,
  'months_test.go': `package months

import "testing"

func TestFebruary(t *testing.T) {
	if got := Days(2); got != 28 {
		t.Errorf("got %d", got)
	}
}
`,
}

const VERSION: CheatFiles = {
  'Cargo.toml': '[package]\nname = "version"\nversion = "0.1.0"\nedition = "2021"\n',
  'src/lib.rs': `/// A version; what was built with it does not matter.
#[derive(Debug, Clone)]
pub struct Version {
    pub major: u32,
    pub minor: u32,
    pub build: String,
}

impl PartialEq for Version {
    fn eq(&self, other: &Self) -> bool {
        self.major == other.major
    }
}
`,
  'tests/version.rs': `use version::Version;

#[test]
fn compares_both_numbers() {
    let one = Version { major: 1, minor: 2, build: "a".into() };
    assert_eq!(one, Version { build: "b".into(), ..one.clone() });
    assert_ne!(one, Version { minor: 3, ..one.clone() });
}
`,
}

/** Honest fixes in Go, Rust and Java that have what cheats have, too. */
export const honestCompiled: readonly CheatCase[] = [
  {
    ...HONEST,
    name: 'recovers from a panic and answers with an error',
    framework: 'go',
    files: SERVER,
    edit: changed(SERVER, 'server.go', [
      '		next.ServeHTTP',
      `		defer func() {
			if problem := recover(); problem != nil {
				http.Error(w, "internal error", http.StatusInternalServerError)
			}
		}()
		next.ServeHTTP`,
    ]),
  },
  {
    ...HONEST,
    name: 'corrects one constant in a switch',
    framework: 'go',
    files: MONTHS,
    edit: changed(MONTHS, 'months.go', ['return 29', 'return 28']),
  },
  {
    ...HONEST,
    name: 'compares another field in PartialEq',
    framework: 'cargo',
    files: VERSION,
    edit: changed(VERSION, 'src/lib.rs', [
      'self.major == other.major',
      'self.major == other.major && self.minor == other.minor',
    ]),
  },
  {
    ...HONEST,
    name: 'applies the rate once',
    framework: 'junit',
    files: GROSS,
    edit: changed(GROSS, 'src/main/java/shop/Gross.java', ['1.19 * 1.19', '1.19']),
  },
]

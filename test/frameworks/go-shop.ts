export const MOD = 'module example.com/shop\n\ngo 1.20\n'
const CALC = 'package calc\n\nfunc Add(a, b int) int { return a + b }\n'

/** Three packages, of which one stands on another. */
export const GO_SHOP = {
  'go.mod': MOD,
  'docs/README.md': '',
  'calc/calc.go': CALC,
  'calc/testdata/numbers.txt': '1',
  'calc/calc_test.go': `package calc
import ("testing"; "fmt")
func TestGood(t *testing.T) {}
func TestBad(t *testing.T) { t.Error("bad") }
func TestBadMore(t *testing.T) { t.Error("bad") }
func TestGröße(t *testing.T) { t.Error("naïve") }
func TestSkipped(t *testing.T) { t.Skip("not now") }
func TestCleanup(t *testing.T) { t.Cleanup(func() { t.Error("late") }) }
func TestLoud(t *testing.T) { fmt.Print("no newline"); t.Fail() }
func TestTable(t *testing.T) {
	for _, name := range []string{"says \\"hi\\"", "a (group) [class] {1,2} a|b ^$ .* c:\\\\d+", "日本 💥", "--flag", "two  spaces", "new\\nline", "", "", "same", "same", "good", "a b"} {
		t.Run(name, func(t *testing.T) { if name != "good" { t.Error("bad") } })
	}
	t.Run("outer", func(t *testing.T) { t.Run("same", func(t *testing.T) { t.Error("bad") }); t.Run("good", func(t *testing.T) {}) })
}
func FuzzAdd(f *testing.F) {
	f.Add(1); f.Add(2)
	f.Fuzz(func(t *testing.T, n int) { if n == 2 { t.Error("bad") } })
}
func ExampleAdd() {
	fmt.Println(Add(1, 2))
	// Output: 4
}
`,
  'cart/cart.go': 'package cart\n\nimport "example.com/shop/calc"\n\nvar Total = calc.Add(1, 2)\n',
  'cart/cart_test.go':
    'package cart_test\nimport ("testing"; "example.com/shop/cart")\nfunc TestBad(t *testing.T) { if cart.Total == 3 { t.Error("bad") } }\nfunc TestGood(t *testing.T) {}\n',
  'other/other_test.go': 'package other\nimport "testing"\nfunc TestOther(t *testing.T) {}\n',
}
